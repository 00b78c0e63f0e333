import { FileUpload, type UploadItem } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../../shared/intl/use-text';
import { Below } from '../../../../shared/page/layout';
import { listFault } from '../use-add-many-form';
import type { ListOfFile } from './read-list-file';
import { mostBytes } from './table-limits';

/** A file with the list, read as soon as it is chosen. The reader is loaded only then. */
export function ListFile({ onList }: { onList: (list: ListOfFile) => void }) {
  const { t } = useText();
  const [item, setItem] = useState<UploadItem>();
  const read = async (file: File) => {
    const chosen = { name: file.name, size: file.size };
    setItem(chosen);
    const error = await readList(file).catch(() => t('addMany.fileNotRead'));
    setItem(error === undefined ? undefined : { ...chosen, error });
  };
  /** Why the file was refused. */
  const readList = async (file: File): Promise<string | undefined> => {
    const { readListFile, faultOfFile } = await import('./read-list-file');
    try {
      const list = await readListFile(file);
      const fault = listFault(list);
      if (fault === 'required') return t(list.sheets > 1 ? 'addMany.firstSheetEmpty' : 'addMany.fileEmpty');
      if (fault === 'tooLong') return t('addMany.listTooLong');
      onList(list);
      return undefined;
    } catch (error) {
      return t(`addMany.file_${faultOfFile(error)}`);
    }
  };
  return (
    <Below>
      <FileUpload
        label={t('addMany.file')}
        description={t('addMany.fileHint')}
        item={item}
        onChoose={(file) => void read(file)}
        onRemove={() => setItem(undefined)}
        types={['csv', 'txt', 'xlsx']}
        maxSize={mostBytes}
      />
    </Below>
  );
}
