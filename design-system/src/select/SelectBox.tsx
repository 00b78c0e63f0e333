import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { inputStyles } from '../field/field-styles';

/** The browser's own select in the style of a field. As wide as its container allows. */
export const SelectBox = (props: ComponentProps<'select'>) => (
  <Frame>
    <Box {...props} />
    <ChevronDown aria-hidden />
  </Frame>
);

const Frame = styled.div`
  position: relative;
  max-width: var(--field-width, 28rem);
  > svg { position: absolute; inset-block: 0; inset-inline-end: 0.75rem; margin-block: auto; pointer-events: none; }
`;

const Box = styled.select`
  ${inputStyles}
  appearance: none;
  && { padding-inline-end: 2.5rem; }
  text-overflow: ellipsis;
  cursor: pointer;
  &[data-placeholder] { color: var(--muted); }
  option { background: var(--sheet); color: var(--ink); }
  &:disabled { border-color: var(--rule); background: var(--sunk); color: var(--muted); cursor: not-allowed; opacity: 1; }
  @media (forced-colors: active) { &:disabled { border-color: GrayText; } }
`;
