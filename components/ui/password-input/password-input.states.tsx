import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { PasswordInput } from './password-input'

/** Empty, filled and invalid. */
export function PasswordInputStates({ texts }: { texts: SampleTexts }) {
  const { password, show } = texts
  return (
    <>
      <Sample of="PasswordInput">
        <PasswordInput aria-label={password} showLabel={show} />
      </Sample>
      <Sample of="defaultValue">
        <PasswordInput aria-label={password} defaultValue="secret" showLabel={show} />
      </Sample>
      <Sample of="aria-invalid">
        <PasswordInput aria-invalid aria-label={password} defaultValue="short" showLabel={show} />
      </Sample>
    </>
  )
}
