import { PasswordInput } from './password-input'

/** Empty, filled and refused. */
export function PasswordInputStates() {
  return (
    <>
      <PasswordInput aria-label="Empty" showLabel="Show the first password" />
      <PasswordInput aria-label="Filled" defaultValue="secret" showLabel="Show the second password" />
      <PasswordInput aria-invalid aria-label="Refused" defaultValue="short" showLabel="Show the third password" />
    </>
  )
}
