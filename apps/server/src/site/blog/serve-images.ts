import type { Express, RequestHandler } from 'express';
import type { Database } from '../../db/database.ts';
import { findImage } from './images.store.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const IMAGE = /^\/blog\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The path of an article's image. */
export function imagePath(id: string): string {
  return `/blog/images/${id}`;
}

/** Serves the images of articles; an unknown one falls through to the not-found page. */
export function serveImages({ database }: { readonly database: Database }): (app: Express) => void {
  return (app) => {
    app.get(IMAGE, sendImage(database));
  };
}

function sendImage(database: Database): RequestHandler {
  return async (request, response, next) => {
    const id = IMAGE.exec(request.path)?.[1] ?? '';
    const image = await database.readAsOwner((tx) => findImage(tx, id));
    if (image === null) {
      next();
      return;
    }
    response.type(image.mediaType).set('cache-control', FOR_EVER).send(image.content);
  };
}
