/** Whose account payments are made from. */
export interface PayerAccount {
  iban: string;
  bic: string;
}
