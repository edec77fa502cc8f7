const files = import.meta.glob<string>('../../../locale/en/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(files);
