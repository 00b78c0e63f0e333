import { createContext, useContext } from 'react';

/** Lets a page open the frame's list of customers for staff. */
export const ChooseCustomer = createContext<() => void>(() => undefined);

export const useChooseCustomer = (): (() => void) => useContext(ChooseCustomer);
