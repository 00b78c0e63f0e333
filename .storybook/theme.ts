import { create } from 'storybook/theming';
import { accentFamily } from '../design-system/src/tokens/accent';
import { papers } from '../design-system/src/tokens/papers';

const { page, sheet, sunk, ink } = papers.light;
const { text } = accentFamily('#5b2a86').light;

/** Storybook's own pages in the name and the colours of the design system. */
export const theme = create({
  base: 'light',
  brandTitle: 'Nimiö',
  brandUrl: './',
  colorPrimary: text,
  colorSecondary: text,
  appBg: sunk,
  appContentBg: sheet,
  appPreviewBg: page,
  barBg: page,
  barSelectedColor: text,
  textColor: ink,
});
