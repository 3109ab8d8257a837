# Prints what Ruby reads from YAML files, one JSON object per line: file, key, variant, value. Aliased values are
# defined elsewhere and left out; the language at the root of a file is not part of the key.
require 'yaml'
require 'json'

CATEGORIES = %w[zero one two few many other].freeze

# The value of a scalar for Ruby.
def value(node)
  Psych::Visitors::ToRuby.create.accept(node)
rescue Psych::DisallowedClass, ArgumentError
  nil
end

def plural?(node)
  return false unless node.is_a?(Psych::Nodes::Mapping)

  keys, values = node.children.each_slice(2).to_a.transpose
  return false unless keys && keys.all? { |k| k.is_a?(Psych::Nodes::Scalar) && CATEGORIES.include?(k.value) }

  keys.any? { |k| k.value == 'other' } && values.all?(Psych::Nodes::Scalar)
end

def walk(node, key, variant, rows)
  case node
  when Psych::Nodes::Scalar
    text = value(node)
    rows << [key, variant, text] if text.is_a?(String)
  when Psych::Nodes::Sequence
    node.children.each_with_index do |child, index|
      if child.is_a?(Psych::Nodes::Scalar)
        walk(child, key, "[#{index}]", rows)
      else
        walk(child, "#{key}[#{index}]", '', rows)
      end
    end
  when Psych::Nodes::Mapping
    node.children.each_slice(2) do |name, child|
      next unless name.is_a?(Psych::Nodes::Scalar)

      if plural?(node)
        walk(child, key, "plural.#{name.value}", rows)
      else
        walk(child, key.empty? ? name.value : "#{key}.#{name.value}", '', rows)
      end
    end
  end
end

ARGV.each do |path|
  # The whole file must load, too.
  YAML.unsafe_load_file(path)
  root = Psych.parse_file(path).root
  names = root.children.each_slice(2).map { |name, _| name.value }
  tagged = names.all? { |name| name.match?(/\A[a-z]{2,3}([-_][A-Za-z0-9]+)*\z/) } &&
           root.children.each_slice(2).all? { |_, child| child.is_a?(Psych::Nodes::Mapping) }
  rows = []
  if tagged
    root.children.each_slice(2) { |_, child| walk(child, '', '', rows) }
  else
    walk(root, '', '', rows)
  end
  rows.each { |key, variant, text| puts JSON.generate(file: path, key: key, variant: variant, value: text) }
end
