import { Fragment, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button';
import { Description, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles } from '../field/field-styles';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { checkFiles, type Refusal } from './check-files';
import { DropArea } from './DropArea';
import { UploadList } from './UploadList';
import type { UploadItem } from './upload-item';
import { useChangedFiles } from './use-changed-files';
import { useFileWords } from './use-file-words';
import { WrongLine } from './WrongLine';

export interface FileUploadProps extends FieldTexts {
  /** The files that were chosen so far, and how they fare. The parent keeps and sends them. */
  items: readonly UploadItem[];
  /** Files that passed the check. Without `allowsMultiple` the one takes the place of the one before. */
  onAdd: (files: File[]) => void;
  /** Takes a file away; while it is on its way, stops it. */
  onRemove: (id: string) => void;
  /** Sends a failed file again. Without it "Yritä uudelleen" is not offered. */
  onRetry?: (id: string) => void;
  /** Endings of names that are taken, without the dot: `['pdf']`. The server has to look into the file. */
  types: readonly string[];
  /** The greatest size in bytes. */
  maxSize: number;
  /** Several files may be chosen. */
  allowsMultiple?: boolean;
  /** Why no file can be given now, and the cure. The button stays focusable. */
  disabledReason?: ReactNode;
  /** The form's name of the value, of the browser's own field, and where the error summary's link goes. */
  name?: string;
  /** `id` of the element. */
  id?: string;
}

/**
 * Takes a file, chosen or dropped: a tax card. Format and size are checked at once, with words that say what to do;
 * sending is the parent's. The browser's own field holds the same files, so that a plain form sends them too.
 *
 * Written over the browser's field and its events: the primitive's drop zone would cost 24 kB, for a second way by
 * keyboard that the button is already.
 *
 * Keyboard: Tab, Enter or Space opens the browser's chooser; each file has its buttons.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, description, error, items, onAdd, types, maxSize, allowsMultiple = false, name } = props;
  const { disabledReason } = props;
  const words = useFileWords();
  const ids = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<{ files: Refusal[]; tries: number }>({ files: [], tries: 0 });
  const terms = { types, maxSize, allowsMultiple };
  const changed = useChangedFiles(items);
  useSameFiles(input, items);

  const take = (files: readonly File[]) => {
    if (disabledReason) return;
    const checked = checkFiles(files, terms);
    setRefused(({ tries }) => ({ files: checked.refused, tries: tries + 1 }));
    if (checked.taken.length > 0) onAdd(checked.taken);
  };
  const chosen = (field: HTMLInputElement) => {
    take([...(field.files ?? [])]);
    // What was refused must not be sent with the form, and can be chosen again once it is put right.
    hold(field, items);
  };
  const choose = words.t(allowsMultiple ? 'chooseMore' : items.length > 0 ? 'chooseOther' : 'choose');

  return (
    <Root
      role="group"
      aria-labelledby={`${ids}label`}
      aria-describedby={`${ids}description ${ids}terms`}
      data-field={name}
      data-upload
      id={props.id}
    >
      <Label elementType="span" id={`${ids}label`}>
        {label}
      </Label>
      <Description id={`${ids}description`}>{description}</Description>
      <Description id={`${ids}terms`}>{words.terms(terms)}</Description>
      <DropArea
        onDrop={take}
        isInvalid={refused.files.length > 0 || Boolean(error)}
        isDisabled={Boolean(disabledReason)}
      >
        <Button
          variant="second"
          aria-describedby={`${ids}terms ${ids}refused ${ids}error`}
          disabledReason={disabledReason}
          onPress={() => input.current?.click()}
        >
          {choose}
        </Button>
        {!disabledReason && <span className="drop">{words.t(allowsMultiple ? 'dropSeveral' : 'drop')}</span>}
      </DropArea>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        name={name}
        aria-labelledby={`${ids}label`}
        accept={types.map((ending) => `.${ending}`).join()}
        multiple={allowsMultiple}
        onChange={(event) => chosen(event.target)}
      />
      {/* There before it says anything, and empty then: what comes into the page together with its words is not read
          aloud by every screen reader. One that is empty says nothing and is passed over. */}
      <div role="alert" id={`${ids}refused`}>
        {/* Other elements each time, so that the same refusal is read aloud again. */}
        <Fragment key={refused.tries}>
          {refused.files.map((refusal) => (
            <WrongLine key={refusal.name}>{words.refusal(refusal, terms)}</WrongLine>
          ))}
        </Fragment>
      </div>
      <div id={`${ids}error`}>{error && <WrongLine>{error}</WrongLine>}</div>
      {items.length > 0 && (
        <UploadList labelId={`${ids}label`} items={items} onRemove={props.onRemove} onRetry={props.onRetry} />
      )}
      <VisuallyHidden role="status">
        <Fragment key={changed.times}>
          {changed.files.map((item) => `${item.name}: ${words.t(item.state)}`).join(', ')}
        </Fragment>
      </VisuallyHidden>
    </Root>
  );
}

/** The browser's own field holds what the list shows, whether it was chosen, dropped or taken away since. */
function useSameFiles(input: RefObject<HTMLInputElement | null>, items: readonly UploadItem[]) {
  useEffect(() => {
    if (input.current) hold(input.current, items);
  }, [input, items]);
}

function hold(field: HTMLInputElement, items: readonly UploadItem[]) {
  const held = new DataTransfer();
  for (const { file } of items) if (file) held.items.add(file);
  field.files = held.files;
}

const Root = styled.div`
  ${fieldStyles}
`;
