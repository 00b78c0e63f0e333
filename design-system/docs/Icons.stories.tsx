import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Copy from 'lucide-react/icons/copy';
import Info from 'lucide-react/icons/info';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Search from 'lucide-react/icons/search';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';

const icons = [
  [CircleAlert, 'circle-alert', 'an error'],
  [TriangleAlert, 'triangle-alert', 'needs attention'],
  [CircleCheck, 'circle-check', 'done, recognised'],
  [Info, 'info', 'a fact'],
  [Check, 'check', 'in order, chosen'],
  [CircleDashed, 'circle-dashed', 'still to do'],
  [LockKeyhole, 'lock-keyhole', 'cannot be entered yet'],
  [UserRound, 'user-round', 'somebody'],
  [Plus, 'plus', 'adds'],
  [Search, 'search', 'looks for'],
  [Printer, 'printer', 'to paper'],
  [ArrowLeft, 'arrow-left', 'back'],
  [ArrowDown, 'arrow-down', 'sorted, descending'],
  [ChevronDown, 'chevron-down', 'opens a list'],
  [Copy, 'copy', 'copies (may be used without a label)'],
  [X, 'x', 'closes (may be used without a label)'],
] as const;

/** One icon for one meaning. */
function Icons() {
  return (
    <Grid>
      {icons.map(([Icon, name, meaning]) => (
        <li key={name}>
          <Icon aria-hidden />
          <code>{name}</code>
          <span>{meaning}</span>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: 0 var(--s5);
  li { display: grid; grid-template-columns: 1.5rem 1fr; gap: 0 var(--s3); padding-block: var(--s3); border-bottom: 1px solid var(--rule); }
  code { font-family: inherit; }
  li span { grid-column: 2; color: var(--muted); }
`;

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Meanings: Story = { tags: ['dark-picture'] };
