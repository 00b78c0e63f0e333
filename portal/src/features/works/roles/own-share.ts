import { billableRoles } from '@nimio/domain/work/roles';
import { shareOfLoans } from '@nimio/domain/work/shares';

export interface ShareFacts {
  /** The held roles. */
  roles: readonly string[];
  translated: boolean;
  numberOfAuthors: number;
  numberOfTranslators: number;
}

/** A part of a work's loans as a fraction. */
export interface Fraction {
  over: number;
  under: number;
}

/** A person's part of a work's loans in all roles, before the factor of its library class. */
export function ownShare({ roles, ...facts }: ShareFacts): Fraction {
  return billableRoles
    .filter((role) => roles.includes(role))
    .map((role) => shareOfLoans({ role, ...facts }))
    .filter((share) => share > 0)
    .map((share) => ({ over: 1, under: Math.round(1 / share) }))
    .reduce(sum, { over: 0, under: 1 });
}

function sum(a: Fraction, b: Fraction): Fraction {
  const over = a.over * b.under + b.over * a.under;
  const under = a.under * b.under;
  const divisor = commonDivisor(over, under);
  return { over: over / divisor, under: under / divisor };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
