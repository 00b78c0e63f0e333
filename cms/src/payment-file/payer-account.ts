/** The holder of the account that payments are made from. */
export interface PayerAccount {
  iban: string;
  bic: string;
}
