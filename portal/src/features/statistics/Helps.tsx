import { InfoBox } from '../../shared/info/InfoBox';
import { Below } from '../../shared/page/layout';
import { type Help, helps } from './remembered';

interface HelpsProps {
  open: readonly Help[];
  onChange: (open: Help[]) => void;
}

/** The editors' help on the numbers; whether it is open is remembered. */
export const Helps = ({ open, onChange }: HelpsProps) => (
  <Below>
    {helps.map((help) => (
      <InfoBox
        key={help}
        place={help}
        isExpanded={open.includes(help)}
        onExpandedChange={(isOpen) =>
          onChange(helps.filter((one) => (one === help ? isOpen : open.includes(one))))
        }
      />
    ))}
  </Below>
);
