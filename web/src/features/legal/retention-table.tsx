const rows = [
  ['Uploaded documents, and their page texts and pictures', '90 days'],
  ['Your report, with its short quotes', 'until you have it deleted, 2 years at most'],
  ['Contact and referral records', '3 years'],
  ['Figures about the use of the site', 'up to 2 years'],
  ['Financial records', '7 years'],
  ['A form begun and not finished', '30 days'],
] as const

export function RetentionTable() {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 pr-4 font-semibold">
            What
          </th>
          <th scope="col" className="py-2 font-semibold">
            Kept
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, kept]) => (
          <tr key={what} className="break-inside-avoid border-b border-line align-baseline">
            <td className="py-2 pr-4">{what}</td>
            <td className="figures py-2">{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
