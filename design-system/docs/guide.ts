/** The text of a component's page besides its props and stories. In English, as the code is. */
export interface Guide {
  /** What it is, if the stories show no component with a docstring: a function, a hook, several parts together. */
  summary?: string;
  /** When it is the right choice, and how to use it well. */
  use: readonly string[];
  /** What it must not be used for, and what to use instead. */
  avoid: readonly string[];
  /** Keys and what they do, in the order of use. Empty for components that take no focus. */
  keyboard: readonly (readonly [keys: string, does: string])[];
}

/** Parameters of a component's stories: `parameters: guide({ use, avoid, keyboard })`. */
export const guide = (guide: Guide) => ({ guide });
