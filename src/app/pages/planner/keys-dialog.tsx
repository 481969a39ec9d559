import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import styles from './keys-dialog.module.css'
import { keysText as text } from './messages.ts'
import { setSingleKeys, useKeys, useSingleKeys } from './single-keys.ts'

const keys: readonly (readonly [string, string])[] = [
  ['/', text.finder],
  ['g', text.guide],
  ['a', text.accepts],
  ['r', text.rejects],
  ['?', text.list],
  [text.arrows, text.between],
  ['Enter', text.opens],
  [text.space, text.lifts],
  ['Esc', text.returns],
  ['Ctrl Z', text.undo],
  ['Ctrl Y', text.redo],
]

/** List of keyboard shortcuts; single-key ones can be turned off. */
function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const areOn = useSingleKeys()
  return (
    <Dialog open onClose={onClose} lightDismiss title={text.title}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={text.single}
        hint={text.singleHint}
        checked={areOn}
        onChange={({ target }) => setSingleKeys(target.checked)}
      />
    </Dialog>
  )
}

interface CanvasKeysProps {
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
  readonly onFind: () => void
  readonly onGuide: () => void
}

/** Presses the button of the guide's change that has the focus. */
function decide(verdict: 'accepted' | 'rejected'): void {
  const change = document.activeElement?.closest('[data-draft]')
  change?.querySelector<HTMLElement>(`[data-verdict="${verdict}"]`)?.click()
}

/** The single keys of the canvas, and their list. */
export function CanvasKeys({ isShown, onShow, onFind, onGuide }: CanvasKeysProps) {
  useKeys(
    new Map([
      ['/', onFind],
      ['g', onGuide],
      ['a', () => decide('accepted')],
      ['r', () => decide('rejected')],
      ['?', () => onShow(true)],
    ]),
  )
  return isShown ? <KeysDialog onClose={() => onShow(false)} /> : null
}
