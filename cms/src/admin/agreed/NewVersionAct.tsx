import { Duplicate } from '@strapi/icons';
import { useNavigate } from 'react-router-dom';
import { kindOf } from '../../content/content-kinds.js';
import { type ActProps, isOut } from '../act.js';
import { newVersionPath } from '../entry-path.js';
import { useWords } from '../language.js';
import { agreedTexts as texts } from './agreed-texts.js';

const position = ['panel', 'table-row'];

/** Begins the next version of a published text with the words of this one. */
export function NewVersionAct({ model, documentId, document, activeTab }: ActProps) {
  const { say } = useWords();
  const navigate = useNavigate();
  if (!documentId || !kindOf(model)?.isAgreed || !isOut(document)) return null;
  return {
    label: say(texts.newVersion),
    // Beside the form there is room for its words alone.
    ...(activeTab === null ? { icon: <Duplicate /> } : {}),
    position,
    onClick: () => navigate(newVersionPath(model, documentId)),
  };
}

NewVersionAct.position = position;
