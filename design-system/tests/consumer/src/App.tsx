import { Button, type DataColumn, DataTable, TextField } from '@nimio/design-system';
import { Modal } from '@nimio/design-system/modal';
import { useState } from 'react';

interface Work {
  isbn: string;
  title: string;
}

const columns: DataColumn<Work>[] = [
  { id: 'title', header: 'Title', cell: (work) => work.title, isRowHeader: true },
  { id: 'isbn', header: 'ISBN', cell: (work) => work.isbn, sortValue: (work) => work.isbn },
];

const works: Work[] = [
  { isbn: '9789510410752', title: 'Seitsemän veljestä' },
  { isbn: '9789513141691', title: 'Sinuhe egyptiläinen' },
];

/** One component of each kind: a field, a table, and a dialog imported by its own entry. */
export function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <TextField label="Pen name" name="penName" />
      <DataTable caption="Works" columns={columns} rows={works} rowKey={(work) => work.isbn} />
      <Button onPress={() => setOpen(true)}>Read the terms</Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Terms">
        <p>The society collects and pays.</p>
      </Modal>
    </main>
  );
}
