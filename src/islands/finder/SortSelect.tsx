type Props<Sort extends string> = {
  label: string
  /** The sorts by name; that of no choice first. */
  sorts: readonly { value: Sort | ''; text: string }[]
  value: Sort | ''
  onChange: (sort: Sort | '') => void
}

/** The order of a list. */
export const SortSelect = <Sort extends string>({ label, sorts, ...props }: Props<Sort>) => (
  <select
    className="input needs-script"
    name="sort"
    aria-label={label}
    autoComplete="off"
    value={props.value}
    onChange={({ target }) => props.onChange(target.value as Sort | '')}
  >
    {sorts.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
)
