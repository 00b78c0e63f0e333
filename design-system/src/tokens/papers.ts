/** The surfaces that an accent must be readable on, and the ink that must be readable on its tints. */
export const papers = {
  light: { page: '#faf7f0', sheet: '#fffdf9', sunk: '#f2ede2', ink: '#1b1e26' },
  dark: { page: '#15171c', sheet: '#1c1f26', sunk: '#23272f', ink: '#ece8df' },
} as const;

export type Theme = keyof typeof papers;
