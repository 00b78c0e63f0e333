import { Disclosure } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { Below } from '../../shared/page/layout';
import { type Help, helps } from './remembered';

interface HelpsProps {
  open: readonly Help[];
  onChange: (open: Help[]) => void;
}

const texts = {
  about: ['statistics.aboutTitle', 'statistics.about'],
  share: ['statistics.shareTitle', 'statistics.shareRule'],
} as const satisfies Record<Help, readonly string[]>;

/** Where the numbers come from and how a share is reckoned; whoever wants to have it open finds it so again. */
export function Helps({ open, onChange }: HelpsProps) {
  const { t } = useText();
  return (
    <Below>
      {helps.map((help) => {
        const [title, text] = texts[help];
        return (
          <Disclosure
            key={help}
            level={2}
            title={t(title)}
            isExpanded={open.includes(help)}
            onExpandedChange={(isOpen) =>
              onChange(helps.filter((one) => (one === help ? isOpen : open.includes(one))))
            }
          >
            <p>{t(text)}</p>
          </Disclosure>
        );
      })}
    </Below>
  );
}
