import type { Product } from './product.js';

async function put(address: string, body: object): Promise<void> {
  const answer = await fetch(address, { method: 'PUT', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

/** What the catalogue does wrong from now on; `{}` mends it. */
export const breakCatalogue = ({ catalogue }: Product, fault: object): Promise<void> =>
  put(`${catalogue}/fault`, fault);

/** What the bank does wrong from now on; `{}` mends it. */
export const breakBank = ({ bank }: Product, faults: object): Promise<void> => put(`${bank}/faults`, faults);
