// Books have their own texts (books/texts.ts).
const files = import.meta.glob<string>(
  ['../../../locale/pl/*.ftl', '!../../../locale/pl/{blood-and-sand,book,path,seth,seth-table}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files);
