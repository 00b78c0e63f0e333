import type { Strings } from '../strings/use-strings';

export const editingStrings: Strings<
  | 'add'
  | 'newRow'
  | 'edit'
  | 'remove'
  | 'restore'
  | 'done'
  | 'cancel'
  | 'saveFailed'
  | 'removeFailed'
  | 'restoreFailed'
> = {
  'fi-FI': {
    add: 'Lisää rivi',
    newRow: 'uusi rivi',
    edit: 'Muokkaa',
    remove: 'Poista',
    restore: 'Kumoa poisto',
    done: 'Valmis',
    cancel: 'Peruuta',
    saveFailed: 'Tallennus ei onnistunut. Yritä hetken päästä uudelleen.',
    removeFailed: 'Poisto ei onnistunut. Yritä hetken päästä uudelleen.',
    restoreFailed: 'Poistoa ei saatu kumottua. Yritä hetken päästä uudelleen.',
  },
  'sv-FI': {
    add: 'Lägg till en rad',
    newRow: 'ny rad',
    edit: 'Redigera',
    remove: 'Ta bort',
    restore: 'Ångra borttagningen',
    done: 'Klar',
    cancel: 'Avbryt',
    saveFailed: 'Det gick inte att spara. Försök igen om en stund.',
    removeFailed: 'Det gick inte att ta bort raden. Försök igen om en stund.',
    restoreFailed: 'Det gick inte att ångra borttagningen. Försök igen om en stund.',
  },
  'en-GB': {
    add: 'Add a row',
    newRow: 'new row',
    edit: 'Edit',
    remove: 'Delete',
    restore: 'Undo the deletion',
    done: 'Done',
    cancel: 'Cancel',
    saveFailed: 'Could not save. Try again in a moment.',
    removeFailed: 'Could not delete. Try again in a moment.',
    restoreFailed: 'Could not undo the deletion. Try again in a moment.',
  },
};
