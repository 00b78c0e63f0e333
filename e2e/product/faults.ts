import type { Product } from './product.js';

async function put(address: string, body: object): Promise<void> {
  const answer = await fetch(address, { method: 'PUT', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

/** The faults of the catalogue from now on; `{}` ends them. */
export const breakCatalogue = ({ catalogue }: Product, fault: object): Promise<void> =>
  put(`${catalogue}/fault`, fault);

/** The faults of the bank from now on; `{}` ends them. */
export const breakBank = ({ bank }: Product, faults: object): Promise<void> => put(`${bank}/faults`, faults);
