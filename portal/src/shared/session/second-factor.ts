import type { Me } from '@nimio/domain/session/session.types';

const storageKey = 'nimio.withoutSecondFactor';

/** Staff continue as a customer in this tab. */
export const continuesWithoutSecondFactor = (): boolean => sessionStorage.getItem(storageKey) !== null;

export const continueWithoutSecondFactor = (): void => sessionStorage.setItem(storageKey, '1');

/** Whether staff still have to verify the second factor. */
export const isUnraised = ({ secondFactor }: Pick<Me, 'secondFactor'>): boolean =>
  secondFactor === 'enrol' || secondFactor === 'awaited';
