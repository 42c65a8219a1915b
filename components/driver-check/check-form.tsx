import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Select } from '@/components/ui/input/select'
import { TextInput } from '@/components/ui/input/text-input'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { TextLink } from '@/components/ui/text-link/text-link'
import {
  APPLICANT_FIELDS,
  type ApplicantError,
  type ApplicantField,
  type ApplicantForm,
  LICENCE_FROM_AGE,
} from '@/lib/driver-check/read-applicant'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { DOCUMENT_COUNTRIES, type DocumentCountry } from '@/provider/contract/rules/driver-check/can-rent'

type Props = Pick<ApplicantForm, 'values' | 'errors'>

/** Four questions as a plain GET form: the answer is a page of its own address, with or without JavaScript. */
export function CheckForm({ values, errors }: Props) {
  const t = useTranslations('driverCheck.check')
  const prefix = PREFIX_OF[useLocale()]
  const explain = (error: ApplicantError | undefined) => error && t(`errors.${error}`, { age: LICENCE_FROM_AGE })
  const wrong = APPLICANT_FIELDS.filter((name) => errors[name])
  return (
    <Stack action={`${prefix}/about/drivers/#check`} as="form" method="get" noValidate>
      {wrong.length > 0 && (
        <Notice heading={t('errorsTitle')} kind="error" level={3} role="alert">
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <TextLink href={`#${idOf(name)}`} isExternal>
                  {explain(errors[name])}
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FieldGrid>
        <Country
          label={t('citizenship')}
          name="citizenship"
          textOf={(country) => t(`citizen.${country}`)}
          value={values.citizenship}
        />
        <Country
          label={t('licence')}
          name="licence"
          textOf={(country) => t(`licenceOf.${country}`)}
          value={values.licence}
        />
        <Years error={explain(errors.age)} hint={t('ageHint')} label={t('age')} name="age" value={values.age} />
        <Years
          error={explain(errors.experience)}
          hint={t('experienceHint')}
          label={t('experience')}
          name="experience"
          value={values.experience}
        />
      </FieldGrid>
      <ButtonRow visibility="no-print">
        <Button type="submit">{t('submit')}</Button>
      </ButtonRow>
    </Stack>
  )
}

type CountryProps = {
  name: 'citizenship' | 'licence'
  label: string
  value: string
  textOf: (country: DocumentCountry) => string
}

function Country({ name, label, value, textOf }: CountryProps) {
  return (
    <Field id={idOf(name)} label={label}>
      {(ids) => (
        // A new answer is a new element: React keeps what was chosen in an old one.
        <Select key={value} {...ids} defaultValue={value} name={name}>
          {DOCUMENT_COUNTRIES.map((country) => (
            <option key={country} value={country}>
              {textOf(country)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type YearsProps = { name: 'age' | 'experience'; label: string; hint: string; error: string | undefined; value: string }

function Years({ name, label, hint, error, value }: YearsProps) {
  return (
    <Field error={error} hint={hint} id={idOf(name)} label={label}>
      {(ids) => (
        <TextInput
          key={value}
          {...ids}
          autoComplete="off"
          defaultValue={value}
          inputMode="numeric"
          maxLength={3}
          name={name}
          type="text"
        />
      )}
    </Field>
  )
}

function idOf(name: ApplicantField): string {
  return `check-${name}`
}
