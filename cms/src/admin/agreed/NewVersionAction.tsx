import { Duplicate } from '@strapi/icons';
import { useNavigate } from 'react-router-dom';
import { kindOf } from '../../content/content-kinds.js';
import { type ActProps, isOut } from '../act.js';
import { newVersionPath } from '../entry-path.js';
import { useWords } from '../language.js';
import { agreedTexts as texts } from './agreed-texts.js';

const position = ['panel', 'table-row'];

/** Begins the next version of a published text with a copy of this one's text. */
export function NewVersionAct({ model, documentId, document, activeTab }: ActProps) {
  const { say } = useWords();
  const navigate = useNavigate();
  if (!documentId || !kindOf(model)?.isAgreed || !isOut(document)) return null;
  return {
    label: say(texts.newVersion),
    // Next to the form there is room for the label only.
    ...(activeTab === null ? { icon: <Duplicate /> } : {}),
    position,
    onClick: () => navigate(newVersionPath(model, documentId)),
  };
}

NewVersionAct.position = position;
