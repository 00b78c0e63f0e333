/** Why a file is not read: it is something else, or protected; or it has more in it than a list of works. */
export type FileFault = 'unreadable' | 'tooLarge';

export class FileRefused extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.name = 'FileRefused';
    this.fault = fault;
  }
}
