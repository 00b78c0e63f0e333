import { styled } from 'styled-components';

export interface LanguageSelectorProps {
  /** Name of the group: "Kieli". */
  label: string;
  /** Languages by their own names. */
  options: readonly { id: string; label: string }[];
  /** The current language. */
  value: string;
  /** Changes the language without a reload; typed values stay. */
  onChange: (id: string) => void;
}

/** A visible choice of language, for pages before login. After login it is a `MenuButton` in the masthead. */
export function LanguageSelector({ label, options, value, onChange }: LanguageSelectorProps) {
  return (
    <Root aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          lang={option.id}
          aria-current={option.id === value ? 'true' : undefined}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.25rem;
  button {
    min-height: 2.75rem;
    padding: 0.4rem 0.6rem;
    /* The same border above and below aligns the label with its neighbours. */
    border: solid transparent;
    border-width: 3px 0;
    background: none;
    color: var(--accent);
    font: inherit;
    cursor: pointer;
  }
  button:hover { border-bottom-color: var(--accent-line); color: var(--accent-hover); }
  button[aria-current] { border-bottom-color: var(--accent); color: var(--ink); font-weight: 600; }
  @media (max-width: 727px) { justify-content: flex-start; margin: 0 0 var(--s5) -0.6rem; }
  @media (forced-colors: active) {
    button { border-color: Canvas; }
    button[aria-current] { border-bottom-color: Highlight; }
  }
  @media print { display: none; }
`;
