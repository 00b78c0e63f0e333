import { type IsbnList, mostListed, readIsbnText } from '@nimio/domain/work/isbn-list';
import { type FormEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useProfile } from '../../../shared/session/use-session';
import type { AddWorkValues } from '../add/form/carried';
import { useConfirmations } from '../add/form/use-confirmations';
import { workFieldTexts } from '../work-field-texts';
import { hasUnpaidRole } from '../work-values';
import { useManyLookup } from './choose/use-many-lookup';
import type { ListOfFile } from './list/read-list-file';
import {
  chooseEach,
  hasList,
  isWork,
  type ManyWorksValues,
  manyWorksErrors,
  noList,
  type OwnRow,
  rowsOfMany,
  startOfMany,
  type WorkRow,
  withList,
} from './many-works.form';
import { useAddMany } from './use-add-many';

export type AddManyState = ReturnType<typeof useAddManyForm>;

/** Why a list is refused; `undefined` when it is accepted. */
export function listFault({ isbns, wrong }: IsbnList): 'required' | 'tooLong' | undefined {
  if (isbns.length + wrong.length === 0) return 'required';
  return isbns.length > mostListed ? 'tooLong' : undefined;
}

/** The form of all three steps, with the current step. */
export function useAddManyForm() {
  const profile = useProfile();
  const [isDone, setDone] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const [openedKey, setOpenedKey] = useState<string>();
  const { outcomes, send, begin } = useAddMany();
  const [initial] = useState(() => startOfMany(profile));
  const form = usePortalForm<ManyWorksValues>({
    name: 'add-many-works',
    initial,
    validate: (values) => manyWorksErrors(rowsOfMany(values, lookup.found, profile))(values),
    texts: {
      ...workFieldTexts,
      'text.required': 'addMany.listRequired',
      'text.tooLong': 'addMany.listTooLong',
    },
  });
  const { values } = form;
  const lookup = useManyLookup(values.isbns);
  const { found } = lookup;
  const rows = useMemo(() => rowsOfMany(values, found, profile), [values, found, profile]);
  // Works with a result from an interrupted attempt are not sent again.
  const remaining = rows.filter(({ key }) => !outcomes.some(({ isbn }) => isbn === key));
  const works = remaining.filter(isWork);
  const chosen = works.filter(({ isChosen }) => isChosen);

  const setList = (list: IsbnList, sheets = 1) => {
    setMoved(true);
    form.setValues(withList(list, sheets));
  };
  const updateRow = (key: string, own: OwnRow) =>
    form.setValues(({ rows: current }) => ({ rows: { ...current, [key]: { ...current[key], ...own } } }));
  const restart = () => {
    begin();
    setDone(false);
  };
  const store = form.save(
    () => send(chosen),
    () => flushSync(() => setDone(true)),
  );
  const { ask, confirmation } = useConfirmations(
    {
      unnamed: chosen.some(({ namesOthers }) => namesOthers),
      notPaid: chosen.some((row) => hasUnpaidRole(row.values.roles)),
    },
    () => void store(),
  );
  const readText = () => {
    const list = readIsbnText(values.text);
    const fault = listFault(list);
    if (fault) form.setErrors({ text: fault });
    else setList(list);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasList(values)) return readText();
    if (lookup.isRunning || chosen.length === 0) return undefined;
    const isValid = Object.keys(manyWorksErrors(remaining)(values)).length === 0;
    return isValid ? ask() : store(event);
  };

  return {
    form,
    step: isDone ? ('summary' as const) : hasList(values) ? ('choose' as const) : ('list' as const),
    /** Whether the user has changed steps. */
    hasMoved,
    rows,
    /** The works without a result. */
    remaining,
    chosen,
    lookup,
    outcomes,
    setFile: (list: ListOfFile) => setList(list, list.sheets),
    submit,
    /** Back to the pasted list. */
    leaveList: () => {
      begin();
      setMoved(true);
      form.setValues(noList);
    },
    chooseAll: (isChosen: boolean) =>
      form.setValues(({ rows: current }) => ({ rows: chooseEach(works, current, isChosen) })),
    choose: (key: string, isChosen: boolean) => updateRow(key, { isChosen }),
    opened: works.find(({ key }) => key === openedKey),
    openRow: (row: WorkRow) => setOpenedKey(row.key),
    closeRow: () => setOpenedKey(undefined),
    saveRow: (key: string, values: AddWorkValues) => updateRow(key, { values, isChosen: true }),
    /** Another list, with the same name and role. */
    again: () => {
      restart();
      form.reset({ ...values, ...noList, text: '', rows: {} });
    },
    /** Retries the works that were not added. */
    correct: (isbns: string[]) => {
      restart();
      form.setValues({ ...noList, isbns });
    },
    confirmation,
  };
}
