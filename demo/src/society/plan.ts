/** What the society is made of. */
export interface SocietyPlan {
  /** Customers in all, at least as many as are known by name. */
  profiles: number;
  /** Works in the register, at most 1.9 million. */
  works: number;
  /** The same seed gives the same society. */
  seed: string | number;
  /** Contracts and ages are told from this instant. */
  now: Date;
}

/** How a customer makes works: which role they take on one. */
export type Craft = 'author' | 'translator' | 'illustrator' | 'editor';

const day = 86_400_000;

/** A day so many days before the plan's now, `YYYY-MM-DD`. */
export function dayBefore({ now }: SocietyPlan, days: number): string {
  return new Date(now.getTime() - days * day).toISOString().slice(0, 10);
}

/** An instant so many days before the plan's now. */
export function instantBefore({ now }: SocietyPlan, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}
