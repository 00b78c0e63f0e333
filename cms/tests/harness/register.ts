import type { RegisteredDeal, RegisteredWork } from '@nimio/domain/work/register.types';
import type { Author } from './people.js';

/** A work as staff see it. */
export const readRegisteredWork = ({ browser }: Author, isbn: string) =>
  browser.get<RegisteredWork>(`/books/${isbn}`);

/** Its sharers, as staff see them. */
export const readDeal = ({ browser }: Author, dealHash: string) =>
  browser.get<RegisteredDeal>(`/deals/${dealHash}`);

type Named = Pick<Author, 'authorHash' | 'profileHash'>;

export interface DealInput {
  amount: number;
  owner: Named;
  sharers: Named[];
}

/** Staff update a deal at the version that they have seen. */
export const updateDeal = (
  { browser }: Author,
  dealHash: string,
  { amount, owner, sharers }: DealInput,
  seen: string,
) =>
  browser.send<RegisteredDeal>('PUT', `/deals/${dealHash}`, {
    body: {
      ...{ amount, ownerProfileHash: owner.profileHash },
      shares: sharers.map(({ authorHash }) => authorHash),
    },
    headers: { 'if-match': seen },
  });
