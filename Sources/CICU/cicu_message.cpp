// MessageFormat by ICU's own parser, which is there for C++ only.
#include "CICU.h"

#include <string.h>
#include <strings.h>
#include <unicode/messagepattern.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

using icu::MessagePattern;
using icu::UnicodeString;

namespace {

/// Counts open braces as ICU does, which calls itself for each: it has no limit of its own that a stack would bear.
class Depth {
 public:
  Depth(const char *text, int32_t length, bool quotes_as_java)
      : text_(text), length_(length), quotes_as_java_(quotes_as_java) {}

  bool is_too_deep() {
    for (at_ = 0; at_ < length_; ++at_) {
      switch (text_[at_]) {
        case '\'':
          skip_quotes();
          break;
        case '{':
          if (depth_ == deepest) return true;
          open();
          break;
        case '}':
          if (depth_ > 0) --depth_;
          break;
        default:
          break;
      }
    }
    return false;
  }

 private:
  static constexpr int32_t deepest = 100;

  /// What stands in a pair of braces; what an apostrophe quotes depends on it.
  enum Content : uint8_t { message, plural_message, choice_message, plural_branches, select_branches, style };

  static bool is_syntax(char sign) { return sign == ',' || sign == '\'' || sign == '{' || sign == '}'; }
  static bool is_letter(char sign) { return (uint8_t)((sign | 0x20) - 'a') < 26; }

  /// A sign that an apostrophe before it quotes here.
  bool is_quoted(char sign) const {
    Content content = contents_[depth_];
    return quotes_as_java_ || content == style || sign == '{' || sign == '}' ||
           (sign == '#' && content == plural_message) || (sign == '|' && content == choice_message);
  }

  /// Goes on to the last apostrophe of those that begin here, or to the one that ends what they quote.
  void skip_quotes() {
    char next = at_ + 1 < length_ ? text_[at_ + 1] : 0;
    if (next == '\'') {
      ++at_;
    } else if (is_quoted(next)) {
      for (++at_; at_ < length_; ++at_) {
        if (text_[at_] != '\'') continue;
        if (at_ + 1 >= length_ || text_[at_ + 1] != '\'') return;
        ++at_;
      }
    }
  }

  void open() {
    Content content = contents_[depth_];
    Content inner = content == plural_branches   ? plural_message
                    : content == select_branches ? message
                    : content == style           ? style
                                                 : argument_content();
    contents_[++depth_] = inner;
  }

  /// What the type of the argument that opens here says of the rest of it.
  Content argument_content() {
    int32_t at = at_ + 1;
    while (at < length_ && !is_syntax(text_[at])) ++at;
    if (at >= length_ || text_[at] != ',') return style;
    do ++at;
    while (at < length_ && !is_letter(text_[at]) && !is_syntax(text_[at]));
    int32_t start = at;
    while (at < length_ && is_letter(text_[at])) ++at;
    auto is = [&](const char *type) {
      return (size_t)(at - start) == strlen(type) && !strncasecmp(text_ + start, type, strlen(type));
    };
    if (is("plural") || is("selectordinal")) return plural_branches;
    if (is("select")) return select_branches;
    return is("choice") ? choice_message : style;
  }

  const char *text_;
  int32_t length_;
  bool quotes_as_java_;
  int32_t at_ = 0;
  int32_t depth_ = 0;
  Content contents_[deepest + 1] = {message};
};

/// From indices of UTF-16 units to offsets of bytes; asked in ascending order.
class Offsets {
 public:
  explicit Offsets(const UnicodeString &text) : text_(text) {}

  int32_t of(int32_t index) {
    while (unit_ < index) {
      UChar32 scalar = text_.char32At(unit_);
      unit_ += U16_LENGTH(scalar);
      byte_ += U8_LENGTH(scalar);
    }
    return byte_;
  }

 private:
  const UnicodeString &text_;
  int32_t unit_ = 0;
  int32_t byte_ = 0;
};

/// Gathers pieces, counting those that there is no room for.
class Pieces {
 public:
  Pieces(const UnicodeString &text, cicu_message_piece *pieces, int32_t capacity)
      : offsets_(text), pieces_(pieces), capacity_(capacity) {}

  void append(cicu_message_kind kind, int32_t start, int32_t end) {
    int32_t first = offsets_.of(start);
    if (count_ < capacity_) pieces_[count_] = {kind, first, offsets_.of(end)};
    ++count_;
  }

  int32_t count() const { return count_; }

 private:
  Offsets offsets_;
  cicu_message_piece *pieces_;
  int32_t capacity_;
  int32_t count_ = 0;
};

bool has_branches(const MessagePattern::Part &argument) {
  return argument.getArgType() != UMSGPAT_ARG_TYPE_NONE && argument.getArgType() != UMSGPAT_ARG_TYPE_SIMPLE;
}

}  // namespace

int32_t cicu_message_pieces(const char *text, int32_t length, int32_t quotes_as_java, cicu_message_piece *out,
                            int32_t capacity) {
  if (Depth(text, length, quotes_as_java).is_too_deep()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString string = UnicodeString::fromUTF8(icu::StringPiece(text, length));
  MessagePattern pattern(quotes_as_java ? UMSGPAT_APOS_DOUBLE_REQUIRED : UMSGPAT_APOS_DOUBLE_OPTIONAL, status);
  pattern.parse(string, nullptr, status);
  if (U_FAILURE(status)) return -1;

  Pieces pieces(string, out, capacity);
  // Where a run of syntax that ends with the next branch's brace began, and of which kind it is.
  int32_t start = 0;
  cicu_message_kind kind = CICU_MESSAGE_BRANCH_START;
  // The first part and the last are the whole message's own.
  // Where the last apostrophe ended: one before it is no half of another pair.
  int32_t quoted = 0, at = 0;
  for (int32_t i = 1; i < pattern.countParts() - 1; ++i) {
    const MessagePattern::Part &part = pattern.getPart(i);
    switch (part.getType()) {
      case UMSGPAT_PART_TYPE_ARG_START:
        if (has_branches(part)) {
          start = part.getIndex();
          kind = CICU_MESSAGE_BRANCH_START;
        } else {
          i = pattern.getLimitPartIndex(i);
          pieces.append(CICU_MESSAGE_ARGUMENT, part.getIndex(), pattern.getPart(i).getLimit());
        }
        break;
      case UMSGPAT_PART_TYPE_MSG_START:
        pieces.append(kind, start, part.getLimit());
        break;
      case UMSGPAT_PART_TYPE_MSG_LIMIT:
        start = part.getIndex();
        kind = CICU_MESSAGE_BRANCH_NEXT;
        break;
      case UMSGPAT_PART_TYPE_ARG_LIMIT:
        pieces.append(CICU_MESSAGE_BRANCH_END, start, part.getLimit());
        break;
      case UMSGPAT_PART_TYPE_SKIP_SYNTAX:
        at = part.getIndex();
        if (quotes_as_java && at > quoted && string.charAt(at) == u'\'' && string.charAt(at - 1) == u'\'') --at;
        quoted = part.getLimit();
        pieces.append(CICU_MESSAGE_QUOTE, at, quoted);
        break;
      case UMSGPAT_PART_TYPE_REPLACE_NUMBER:
        pieces.append(CICU_MESSAGE_ARGUMENT, part.getIndex(), part.getLimit());
        break;
      default:
        break;
    }
  }
  return pieces.count();
}
