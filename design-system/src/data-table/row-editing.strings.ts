import type { Strings } from '../strings/use-strings';

export const editingStrings: Strings<'add' | 'newRow' | 'edit' | 'remove' | 'restore' | 'done' | 'cancel'> = {
  'fi-FI': {
    add: 'Lisää rivi',
    newRow: 'uusi rivi',
    edit: 'Muokkaa',
    remove: 'Poista',
    restore: 'Kumoa poisto',
    done: 'Valmis',
    cancel: 'Peruuta',
  },
  'sv-FI': {
    add: 'Lägg till en rad',
    newRow: 'ny rad',
    edit: 'Redigera',
    remove: 'Ta bort',
    restore: 'Ångra borttagningen',
    done: 'Klar',
    cancel: 'Avbryt',
  },
  'en-GB': {
    add: 'Add a row',
    newRow: 'new row',
    edit: 'Edit',
    remove: 'Delete',
    restore: 'Undo the deletion',
    done: 'Done',
    cancel: 'Cancel',
  },
};
