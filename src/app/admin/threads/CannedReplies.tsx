import { useState } from 'react'
import type { CallResponse, CallError } from '#client/call.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'

const t = contacts.keep
const LIST = 'GET /contacts/admin/canned'

type Canned = CallResponse<typeof LIST>['data'][number]
type Values = Omit<Canned, 'id'> & { id: number | null }
const NEW: Values = { id: null, title: '', text: '', textHi: '' }

/** Canned answers: add, change, delete. */
export function CannedReplies({ onClose }: { onClose: () => void }) {
  const list = useRead(LIST, {})
  const invalidates = [LIST] as const
  const add = useWrite('POST /contacts/admin/canned', { invalidates })
  const change = useWrite('PUT /contacts/admin/canned/{id}', { invalidates })
  const remove = useWrite('DELETE /contacts/admin/canned/{id}', { invalidates })
  const [values, setValues] = useState<Values | null>(null)
  const [dialog, setDialog] = useState<number | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const isBusy = add.isPending || change.isPending || remove.isPending
  const settled = {
    onSuccess: () => {
      setValues(null)
      setDialog(null)
    },
    onError: setError,
  }
  const begin = (next: Values | null) => {
    setError(null)
    setValues(next)
  }
  const save = ({ id, ...body }: Values) => {
    setError(null)
    if (id === null) add.mutate({ body }, settled)
    else change.mutate({ params: { id }, body }, settled)
  }
  return (
    <Dialog open title={t.title} closeLabel={contacts.close} locked={isBusy} onClose={onClose}>
      <p className="mute">{t.text}</p>
      <div role="alert">
        {error && <p className="notice notice-error">{error.serverMessage ?? t.failed}</p>}
      </div>
      {values ? (
        <Form
          values={values}
          errors={error?.fields ?? {}}
          isBusy={isBusy}
          onChange={setValues}
          onCancel={() => begin(null)}
          onSave={() => save(values)}
        />
      ) : (
        <QueryState query={list}>
          {({ data }) => (
            <div className="stack">
              {data.length === 0 && <p>{t.none}</p>}
              <ul className="canned">
                {data.map((one) => (
                  <li key={one.id}>
                    <b>{one.title}</b>
                    <p>{one.text}</p>
                    {one.textHi && <p lang={LOCAL_LANGUAGE}>{one.textHi}</p>}
                    {dialog === one.id ? (
                      <div className="row">
                        <span className="grow">{t.sure(one.title)}</span>
                        <Button onClick={() => setDialog(null)}>{contacts.cancel}</Button>
                        <Button
                          className="button-no"
                          busy={remove.isPending && contacts.working}
                          onClick={() => remove.mutate({ params: { id: one.id } }, settled)}
                        >
                          {t.remove}
                        </Button>
                      </div>
                    ) : (
                      <div className="row">
                        <Button icon="edit" onClick={() => begin(one)}>
                          {t.change}
                        </Button>
                        <Button icon="trash" onClick={() => setDialog(one.id)}>
                          {t.remove}
                        </Button>
                      </div>
                    )}
                  </li>
                ))}
              </ul>
              <div>
                <Button icon="plus" onClick={() => begin(NEW)}>
                  {t.add}
                </Button>
              </div>
            </div>
          )}
        </QueryState>
      )}
    </Dialog>
  )
}

type FormProps = {
  values: Values
  errors: Record<string, string>
  isBusy: boolean
  onChange: (values: Values) => void
  onCancel: () => void
  onSave: () => void
}

function Form({ values, errors, isBusy, onChange, onCancel, onSave }: FormProps) {
  const errorOf = (name: string) => (errors[name] ? { error: errors[name] } : {})
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <TextInput
        label={t.name}
        maxLength={80}
        required
        {...errorOf('title')}
        value={values.title}
        onChange={({ target }) => onChange({ ...values, title: target.value })}
      />
      {(['text', 'textHi'] as const).map((name) => (
        <Field
          key={name}
          label={name === 'text' ? t.english : t.hindi}
          required={name === 'text'}
          {...errorOf(name)}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={4}
              maxLength={2000}
              lang={name === 'text' ? 'en' : 'hi'}
              value={values[name]}
              onChange={({ target }) => onChange({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <DialogActions
        cancel={contacts.cancel}
        confirm={t.save}
        busy={isBusy && contacts.working}
        onCancel={onCancel}
      />
    </form>
  )
}
