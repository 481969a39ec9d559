/** Why a file is not taken, in words that may stand on a console: none of them come from the file. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault'
}
