import { expect, it } from 'vitest';
import type { PaymentReason } from './accounting.types.js';
import { addsUp } from './adds-up.js';

const part = (amountInCents: number, lines: readonly number[]) =>
  ({
    amountInCents,
    lines: lines.map((cents) => ({ amountInCents: cents })),
  }) as PaymentReason['parts'][number];

const reason = (changes: Partial<PaymentReason> = {}) =>
  ({
    parts: [part(150, [100, 50]), part(1, [1])],
    grossInCents: 151,
    withheldInCents: 90,
    netInCents: 61,
    ...changes,
  }) as PaymentReason;

it('adds up when each sum is that of its parts', () => expect(addsUp(reason())).toBe(true));

it.each<[string, Partial<PaymentReason>]>([
  ['a line lacks a cent', { parts: [part(150, [100, 49]), part(1, [1])] }],
  ['a part is lacking', { parts: [part(150, [100, 50])] }],
  ['the net has a cent too much', { netInCents: 62 }],
])('does not when %s', (_, changes) => expect(addsUp(reason(changes))).toBe(false));
