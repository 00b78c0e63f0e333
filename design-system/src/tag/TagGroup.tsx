import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { TagGroup as RACTagGroup, Tag, TagList } from 'react-aria-components/TagGroup';
import { styled } from 'styled-components';

export interface TagItem {
  /** The stored value. */
  id: string;
  /** Its label: "Kirja", "Vuosi 2024". */
  label: string;
}

export interface TagGroupProps {
  /** Names the group: "Suodattimet". */
  label: ReactNode;
  /** The current selection, in the order of selecting. */
  items: readonly TagItem[];
  /** Removes one. The focus moves to the next, after the last to its placeholder. */
  onRemove: (id: string) => void;
  /** Shown if none is left: "Ei suodattimia". */
  empty: ReactNode;
}

/** Removable labels: the filters of a list. Keyboard: Tab to the group, arrows move, Delete or Backspace removes. */
export function TagGroup({ label, items, onRemove, empty }: TagGroupProps) {
  return (
    <Root selectionMode="none" onRemove={(keys) => [...keys].forEach((key) => onRemove(String(key)))}>
      <Name>{label}</Name>
      <List renderEmptyState={() => empty}>
        {items.map((item) => (
          <Item key={item.id} id={item.id} textValue={item.label}>
            <span>{item.label}</span>
            <Remove slot="remove">
              <X aria-hidden />
            </Remove>
          </Item>
        ))}
      </List>
    </Root>
  );
}

const Root = styled(RACTagGroup)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s2) var(--s4);
  @media print { display: none; }
`;

const Name = styled(Label)`
  font-weight: 600;
`;

const List = styled(TagList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  border-radius: var(--radius);
  &[data-empty] { padding-block: 0.55rem; color: var(--muted); }
`;

const Item = styled(Tag)`
  display: flex;
  align-items: center;
  max-width: 100%;
  min-height: 2.75rem;
  padding-inline-start: var(--s3);
  border: 1px solid var(--field);
  border-radius: var(--radius);
  background: var(--sheet);
  cursor: default;
  span { overflow-wrap: anywhere; hyphens: auto; }
`;

const Remove = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  align-self: stretch;
  width: 2.75rem;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--muted);
  cursor: pointer;
  &:hover { background: var(--accent-tint); color: var(--accent-hover); }
  svg.lucide { width: 1.125rem; height: 1.125rem; }
`;
