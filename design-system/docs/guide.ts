/** What a component's page says besides its props and its stories. In English, as the code is. */
export interface Guide {
  /** What it is, where the stories show no component that says so: a function, a hook, several parts together. */
  summary?: string;
  /** When it is the right choice, and how it is used well. */
  use: readonly string[];
  /** What it must not be used for, and what to take instead. */
  avoid: readonly string[];
  /** Keys and what they do, in the order in which somebody meets them. Empty for what takes no focus. */
  keyboard: readonly (readonly [keys: string, does: string])[];
}

/** Parameters of a component's stories: `parameters: guide({ use, avoid, keyboard })`. */
export const guide = (guide: Guide) => ({ guide });
