/** Below this width a table is cards. */
export const isPhone = () => window.matchMedia('(max-width: 727px)').matches;
