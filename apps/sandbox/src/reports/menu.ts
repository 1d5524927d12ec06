import type { Dice } from './dice.ts';

type MenuItem = { readonly name: string; readonly priceCents: number };

const MENU: readonly [MenuItem, ...MenuItem[]] = [
  { name: 'Dan Dan Noodles', priceCents: 1395 },
  { name: 'Scallion Pancake', priceCents: 725 },
  { name: 'Margherita, 12"', priceCents: 1650 },
  { name: 'Grain Bowl', priceCents: 1280 },
  { name: 'Smoked Brisket Plate', priceCents: 2199 },
  { name: 'Tacos al Pastor (3)', priceCents: 1175 },
  { name: 'Family Feast', priceCents: 5840 },
  { name: 'Iced Jasmine Tea', priceCents: 450 },
  { name: 'Crème Caramel', priceCents: 690 },
  { name: 'Side of Rice', priceCents: 310 },
];

export function chooseMeal(dice: Dice): { name: string; count: number; priceCents: number }[] {
  return Array.from({ length: dice.between(1, 3) }, () => {
    const item = dice.pick(MENU);
    // Extras and sizes vary the price by some cents, to avoid round sums.
    return {
      name: item.name,
      count: dice.between(1, 2),
      priceCents: item.priceCents + dice.between(0, 99),
    };
  });
}
