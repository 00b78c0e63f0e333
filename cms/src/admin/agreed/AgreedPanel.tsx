import { Typography } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { kindOf } from '../../content/content-kinds.js';
import { type ActProps, isOut } from '../act.js';
import { newVersionPath } from '../entry-path.js';
import { useWords } from '../language.js';
import type { Words } from '../names/words.js';
import { agreedTexts as texts } from './agreed-texts.js';

/** The attributes that a new version does not copy. */
const ownNames = ['version', 'validFrom'];

function About({ about }: { about: Words }) {
  const { say } = useWords();
  return <Typography tag="p">{say(about)}</Typography>;
}

/** A published version is shown as published, where Strapi allows no editing. */
function useReadOnly(isPublished: boolean): void {
  const [{ query }, setQuery] = useQueryParams<{ status?: string }>();
  const isOpen = isPublished && query.status !== 'published';
  useEffect(() => {
    if (isOpen) setQuery({ status: 'published' }, 'push', true);
  }, [isOpen, setQuery]);
}

/** A copy has the texts of its original, but neither its version nor its date. */
function useOwnVersion(isCopy: boolean): void {
  const change = useForm('AgreedPanel', (form) => form.onChange);
  const original = useForm('AgreedPanel', (form) => form.initialValues as Record<string, unknown>);
  useEffect(() => {
    if (!isCopy) return;
    for (const name of ownNames.filter((each) => original[each] !== null)) change(name, null);
  }, [isCopy, original, change]);
}

/** Shows next to the form of an agreed text whether it can still be edited. */
export function AgreedPanel({ model, documentId = '', document }: ActProps) {
  const { say } = useWords();
  const isAgreed = kindOf(model)?.isAgreed === true;
  const isPublished = isAgreed && isOut(document);
  const isCopy = useMatch(newVersionPath(model, documentId)) !== null && isAgreed;
  useReadOnly(isPublished);
  useOwnVersion(isCopy);
  if (isPublished) return { title: say(texts.published), content: <About about={texts.publishedAbout} /> };
  return isCopy ? { title: say(texts.next), content: <About about={texts.nextAbout} /> } : null;
}
