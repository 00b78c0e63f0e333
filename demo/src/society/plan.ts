/** The parameters of a society. */
export interface SocietyPlan {
  /** The number of customers, including the known ones. */
  profiles: number;
  /** The number of works, at most 1.9 million. */
  works: number;
  seed: string | number;
  /** The instant that all dates are relative to. */
  now: Date;
}

/** The role of a customer in works. */
export type Craft = 'author' | 'translator' | 'illustrator' | 'editor';

const day = 86_400_000;

/** Returns the day so many days before, as `YYYY-MM-DD`. */
export function dayBefore({ now }: SocietyPlan, days: number): string {
  return new Date(now.getTime() - days * day).toISOString().slice(0, 10);
}

/** Returns the instant so many days before. */
export function instantBefore({ now }: SocietyPlan, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}
