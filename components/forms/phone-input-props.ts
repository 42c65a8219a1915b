export type PhoneInputProps = {
  id: string
  name: string
  value: string
  onChange: (phone: string) => void
  onBlur: () => void
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
