/** '1 1/2% of dwelling limit   $3,293   Wind, hail', '(5%)' */
export const isShare = ({ text }: { text: string }): boolean =>
  /^\(?\d[\d\s./½¼¾]*%(?:\sof\s[^$]{1,30})?\)?$/i.test(text)
