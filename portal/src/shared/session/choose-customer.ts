import { createContext, useContext } from 'react';

/** How a page lets staff choose whom they act for; the frame has the list of customers. */
export const ChooseCustomer = createContext<() => void>(() => undefined);

export const useChooseCustomer = (): (() => void) => useContext(ChooseCustomer);
