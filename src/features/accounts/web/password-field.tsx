import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ControlBox } from '#design/field/control-box.tsx'
import { Field, type FieldFrame } from '#design/field/field.tsx'
import { splitFieldProps } from '#design/field/split-field-props.ts'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import styles from './account-form.module.css'
import { passwordFieldText } from './messages.ts'

interface PasswordFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame | 'type' | 'size'> {}

/** A password that one may look at while typing it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [frame, input] = splitFieldProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox
          after={
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? passwordFieldText.hideWhatTyped : passwordFieldText.showWhatTyped}
              className={styles.toggle}
              onClick={() => setShown(!shown)}
            />
          }
        >
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </ControlBox>
      )}
    </Field>
  )
}
