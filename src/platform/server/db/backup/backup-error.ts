/** The reason for refusing a file. The message is safe to print: none of it comes from the file. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
