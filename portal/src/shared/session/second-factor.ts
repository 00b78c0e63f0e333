import type { Me } from '@nimio/domain/session/session.types';

const storageKey = 'nimio.withoutSecondFactor';

/** In this tab the person goes on as a customer only, though they are one of the society's own people. */
export const goesWithout = (): boolean => sessionStorage.getItem(storageKey) !== null;

export const goOnWithout = (): void => sessionStorage.setItem(storageKey, '1');

/** The session is that of the society's own people, and they have still to say who they are by a second factor. */
export const isUnraised = ({ secondFactor }: Pick<Me, 'secondFactor'>): boolean =>
  secondFactor === 'enrol' || secondFactor === 'awaited';
