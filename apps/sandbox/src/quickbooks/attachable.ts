import { COMMON_FIELDS, type Entity } from './entity.ts';
import { asList, withoutUnset } from './qbo-object.ts';

/** A file or note beside a transaction. */
export const attachable: Entity = {
  name: 'Attachable',
  hasActive: false,
  countsTotal: false,
  canDelete: true,
  canCreate: true,
  fields: [
    ...COMMON_FIELDS,
    'FileName',
    'ContentType',
    'Note',
    'Size',
    'FileAccessUri',
    'TempDownloadUri',
    'Category',
    'Tag',
    'Lat',
    'Long',
    'PlaceName',
    'ThumbnailFileAccessUri',
    'ThumbnailTempDownloadUri',
  ],
  complete: (sent) =>
    withoutUnset({
      FileName: sent.FileName,
      ContentType: sent.ContentType,
      Note: sent.Note,
      Size: sent.Size,
      FileAccessUri: sent.FileAccessUri,
      TempDownloadUri: sent.TempDownloadUri,
      AttachableRef: sent.AttachableRef === undefined ? undefined : asList(sent.AttachableRef),
    }),
};

/** Sales tax codes are read only here. */
export const taxCode: Entity = {
  name: 'TaxCode',
  hasActive: true,
  countsTotal: false,
  canDelete: false,
  canCreate: false,
  fields: [
    ...COMMON_FIELDS,
    'Name',
    'Description',
    'Active',
    'Hidden',
    'Taxable',
    'TaxGroup',
    'SalesTaxRateList',
    'PurchaseTaxRateList',
    'TaxCodeConfigType',
  ],
  complete: (sent) => sent,
};
