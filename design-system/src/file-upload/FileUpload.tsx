import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button';
import { Description, type FieldTexts, Label } from '../field/FieldParts';
import { fieldStyles } from '../field/field-styles';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { checkFiles, type Refusal } from './check-files';
import { DropArea } from './DropArea';
import { type UploadItem, UploadRow, WrongLine } from './UploadRow';
import { useFileMessages } from './use-file-messages';

export interface FileUploadProps extends FieldTexts {
  /** The chosen file, while it is being sent or has failed. The parent stores and sends it. */
  item?: UploadItem | undefined;
  /** Called with a file that passed the check. It replaces the previous one. */
  onChoose: (file: File) => void;
  /** Removes the file; aborts it while it is being sent. */
  onRemove: () => void;
  /** Sends a failed file again. Without it "Yritä uudelleen" is not offered. */
  onRetry?: () => void;
  /** Accepted file extensions, without the dot: `['pdf']`. The server must check the content. */
  types: readonly string[];
  /** The maximum size in bytes. */
  maxSize: number;
  /** Why no file can be chosen now, and the remedy. The button stays focusable. */
  disabledReason?: ReactNode;
  /** The name of the value in the form, and the target of the error summary's link. */
  name?: string;
  /** `id` of the element. */
  id?: string;
}

/**
 * Accepts a file, chosen or dropped: a tax card. Format and size are checked immediately, with messages that say what
 * to do; the parent sends it. Built on the browser's input and events, because the primitive's drop zone would cost 24
 * kB for a second way by keyboard, which the button already is. Keyboard: Tab, Enter or Space opens the browser's
 * chooser; the file has its own buttons.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, description, error, item, onChoose, types, maxSize, name, disabledReason } = props;
  const messages = useFileMessages();
  const ids = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<{ refusal: Refusal | undefined; attempts: number }>({
    refusal: undefined,
    attempts: 0,
  });
  const terms = { types, maxSize };

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (disabledReason || !file) return;
    const refusal = checkFiles(files, terms);
    setRefused(({ attempts }) => ({ refusal, attempts: attempts + 1 }));
    if (!refusal) onChoose(file);
  };
  const chosen = (field: HTMLInputElement) => {
    take([...(field.files ?? [])]);
    // The browser reports no change if the same file is chosen again, for example after it was corrected.
    field.value = '';
  };

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
      <Description id={`${ids}terms`}>{messages.terms(terms)}</Description>
      <DropArea
        onDrop={take}
        isInvalid={Boolean(refused.refusal || error)}
        isDisabled={Boolean(disabledReason)}
      >
        <Button
          variant="second"
          aria-describedby={`${ids}terms ${ids}refused ${ids}error`}
          disabledReason={disabledReason}
          onPress={() => input.current?.click()}
        >
          {messages.t(item ? 'chooseOther' : 'choose')}
        </Button>
        {!disabledReason && <span className="drop">{messages.t('drop')}</span>}
      </DropArea>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-labelledby={`${ids}label`}
        accept={types.map((ending) => `.${ending}`).join()}
        onChange={(event) => chosen(event.target)}
      />
      {/* Rendered empty before there is a message: not every screen reader announces an element that is added
          together with its text. */}
      <div role="alert" id={`${ids}refused`}>
        {/* New elements each time, so that the same refusal is announced again. */}
        <Fragment key={refused.attempts}>
          {refused.refusal && <WrongLine>{messages.refusal(refused.refusal, terms)}</WrongLine>}
        </Fragment>
      </div>
      <div id={`${ids}error`}>{error && <WrongLine>{error}</WrongLine>}</div>
      {item && <UploadRow {...item} onRemove={props.onRemove} onRetry={props.onRetry} />}
      <VisuallyHidden role="status">
        {item && `${item.name}: ${messages.t(item.error === undefined ? 'sending' : 'failed')}`}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  ${fieldStyles}
`;
