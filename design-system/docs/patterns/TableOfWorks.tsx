import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../src/confirm-dialog/ConfirmDialog';
import { PlusIcon } from '../../src/icons/icons';
import { LinkButton } from '../../src/link-button/LinkButton';
import { PageHead } from '../../src/page-head/PageHead';
import { toast } from '../../src/toast/toast';
import { Apart } from './layout';
import { Screen } from './Screen';
import { Suggestions } from './Suggestions';
import { useSpoken } from './spoken';
import { worksTexts } from './table-of-works.texts';
import { WorksTable } from './WorksTable';
import { type ListedWork, listedWorks, suggestedWorks } from './works';

export interface TableOfWorksProps {
  /** Takes works off the list; the dialog stays open until it is done. */
  onRemove: (isbns: readonly string[]) => unknown;
}

/** A list that is read, sorted, filtered and worked on, and beside it what might belong to it. */
export function TableOfWorks({ onRemove }: TableOfWorksProps) {
  const t = useSpoken(worksTexts);
  const [works, setWorks] = useState(listedWorks);
  const [suggested, setSuggested] = useState(suggestedWorks);
  const [leaving, setLeaving] = useState<readonly ListedWork[]>([]);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const without = (gone: readonly ListedWork[]) => (all: readonly ListedWork[]) =>
    all.filter((work) => !gone.includes(work));
  const remove = async () => {
    await onRemove(leaving.map(({ isbn }) => isbn));
    flushSync(() => {
      setWorks(without(leaving));
      setAsking(false);
    });
    // What opened the dialog has gone with the ticks.
    heading.current?.focus();
    toast.success(t.removed(leaving.length));
  };
  const [acts] = useState(() => ({
    ask: (ticked: readonly ListedWork[]) => {
      setLeaving(ticked);
      setAsking(true);
    },
    add: (work: ListedWork) => {
      setSuggested(without([work]));
      setWorks((all) => [...all, work]);
    },
    hide: (work: ListedWork) => setSuggested(without([work])),
    show: (work: ListedWork) =>
      setSuggested((now) => suggestedWorks.filter((one) => one === work || now.includes(one))),
  }));
  return (
    <Screen current="/works" unread={2} open={1}>
      <PageHead
        headingRef={heading}
        title={t.title}
        lead={t.lead(works.length)}
        action={
          <LinkButton href="/works/add" icon={<PlusIcon />}>
            {t.add}
          </LinkButton>
        }
      />
      <WorksTable works={works} onRemove={acts.ask} />
      <Apart>
        <Suggestions works={suggested} onAdd={acts.add} onHide={acts.hide} onShow={acts.show} />
      </Apart>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t.removeTitle(leaving.length)}
        body={<p>{t.removeBody}</p>}
        confirmLabel={t.removeConfirm(leaving.length)}
        cancelLabel={t.keep}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Screen>
  );
}
