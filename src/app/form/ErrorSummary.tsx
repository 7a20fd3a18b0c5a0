import { formState as t } from '#i18n/en/app/form-state.ts'

type Props = {
  /** What is wrong at which control. */
  problems: readonly { id: string; text: string }[]
  /** What is wrong with all of it. */
  text?: string | undefined
}

/** What a form has against what was typed, each with a link to its control. */
export function ErrorSummary({ problems, text }: Props) {
  return (
    <div role="alert">
      {(text || problems.length > 0) && (
        <div className="notice notice-error">
          <div>
            {text && <p>{text}</p>}
            {problems.length > 0 && (
              <>
                <p>{t.summary(problems.length)}</p>
                <ul>
                  {problems.map((problem) => (
                    <li key={problem.id}>
                      <a
                        className="link"
                        href={`#${problem.id}`}
                        onClick={(event) => {
                          event.preventDefault()
                          document.getElementById(problem.id)?.focus()
                        }}
                      >
                        {problem.text}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
