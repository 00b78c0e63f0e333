import type { PaymentReason } from './accounting.types.js';

const sum = (amounts: readonly { amountInCents: number }[]): number =>
  amounts.reduce((total, { amountInCents }) => total + amountInCents, 0);

/** Whether a payment adds up to the cent: lines to parts, parts to the gross, and what is withheld and the net to it too. */
export const addsUp = ({ parts, grossInCents, withheldInCents, netInCents }: PaymentReason): boolean =>
  parts.every((part) => sum(part.lines) === part.amountInCents) &&
  sum(parts) === grossInCents &&
  withheldInCents + netInCents === grossInCents;
